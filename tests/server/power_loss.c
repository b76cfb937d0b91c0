/* Keeps a log of all that a program does to the files of one folder, so that a test can tell what
 * a disk may hold if the power fails now. It is loaded before the C library (LD_PRELOAD).
 *
 * POWER_LOSS_FOLDER is the folder, POWER_LOSS_LOG the log. A record is: what was done (one
 * letter), the length of the path (16 bits), an offset (64 bits), the length of the data (32 bits),
 * in the byte order of the machine; then the path and the data.
 *
 *   w  data was written at the offset       t  the file was cut, or filled up, to the offset
 *   c  the file was made                    u  the file was deleted
 *   s  all of that is on disk now: what is in the file, or which files are in the folder
 *
 * Nothing is really synced: only the log counts, and so a test is quick.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#define MOST_FILES 65536

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char *paths[MOST_FILES];
static int log_file = -1;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static const char *watched(const char *path)
{
    const char *folder = getenv("POWER_LOSS_FOLDER");
    size_t length = folder ? strlen(folder) : 0;
    if (!length || !path || strncmp(path, folder, length) != 0)
        return NULL;
    if (path[length] != '/' && path[length] != '\0')
        return NULL;
    size_t all = strlen(path); /* SQLite makes this file anew from the others */
    return all > 4 && strcmp(path + all - 4, "-shm") == 0 ? NULL : path;
}

/* Several threads and several programs write to one log, each record whole. */
static void begin(void)
{
    pthread_mutex_lock(&lock);
    if (log_file < 0) {
        const char *name = getenv("POWER_LOSS_LOG");
        log_file = REAL(open)(name ? name : "/dev/null", O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    }
    flock(log_file, LOCK_EX);
}

static void end(void)
{
    int problem = errno;
    flock(log_file, LOCK_UN);
    pthread_mutex_unlock(&lock);
    errno = problem;
}

static void note(char what, const char *path, uint64_t offset, const void *data, uint32_t size)
{
    uint16_t length = (uint16_t)strlen(path);
    size_t all = 15 + length + size;
    char *record = malloc(all);
    if (!record)
        abort();
    record[0] = what;
    memcpy(record + 1, &length, 2);
    memcpy(record + 3, &offset, 8);
    memcpy(record + 11, &size, 4);
    memcpy(record + 15, path, length);
    if (size)
        memcpy(record + 15 + length, data, size);
    if (REAL(write)(log_file, record, all) != (ssize_t)all)
        abort();
    free(record);
}

static const char *path_of(int file)
{
    return file >= 0 && file < MOST_FILES ? paths[file] : NULL;
}

static int opened(int (*real)(const char *, int, ...), const char *path, int flags, mode_t mode)
{
    if (!watched(path))
        return real(path, flags, mode);
    begin();
    int is_new = (flags & O_CREAT) && access(path, F_OK) != 0;
    int file = real(path, flags, mode);
    if (file >= 0 && file < MOST_FILES) {
        paths[file] = strdup(path);
        if (is_new)
            note('c', path, 0, NULL, 0);
        else if (flags & O_TRUNC)
            note('t', path, 0, NULL, 0);
    }
    end();
    return file;
}

#define OPEN(name)                                                                                 \
    int name(const char *path, int flags, ...)                                                     \
    {                                                                                              \
        va_list rest;                                                                              \
        va_start(rest, flags);                                                                     \
        mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;                    \
        va_end(rest);                                                                              \
        return opened(REAL(name), path, flags, mode);                                              \
    }
OPEN(open)
OPEN(open64)

int close(int file)
{
    char *path = NULL;
    if (path_of(file)) {
        begin();
        path = paths[file];
        paths[file] = NULL;
        end();
        free(path);
    }
    return REAL(close)(file);
}

ssize_t write(int file, const void *data, size_t size)
{
    const char *path = path_of(file);
    if (!path)
        return REAL(write)(file, data, size);
    begin();
    off_t offset = lseek(file, 0, SEEK_CUR);
    ssize_t done = REAL(write)(file, data, size);
    if (done > 0)
        note('w', path, (uint64_t)offset, data, (uint32_t)done);
    end();
    return done;
}

#define PWRITE(name, offset_t)                                                                     \
    ssize_t name(int file, const void *data, size_t size, offset_t offset)                         \
    {                                                                                              \
        const char *path = path_of(file);                                                          \
        if (!path)                                                                                 \
            return REAL(name)(file, data, size, offset);                                           \
        begin();                                                                                   \
        ssize_t done = REAL(name)(file, data, size, offset);                                       \
        if (done > 0)                                                                              \
            note('w', path, (uint64_t)offset, data, (uint32_t)done);                               \
        end();                                                                                     \
        return done;                                                                               \
    }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

#define TRUNCATE(name, offset_t)                                                                   \
    int name(int file, offset_t size)                                                              \
    {                                                                                              \
        const char *path = path_of(file);                                                          \
        if (!path)                                                                                 \
            return REAL(name)(file, size);                                                         \
        begin();                                                                                   \
        int failed = REAL(name)(file, size);                                                       \
        if (!failed)                                                                               \
            note('t', path, (uint64_t)size, NULL, 0);                                              \
        end();                                                                                     \
        return failed;                                                                             \
    }
TRUNCATE(ftruncate, off_t)
TRUNCATE(ftruncate64, off64_t)

int unlink(const char *path)
{
    if (!watched(path))
        return REAL(unlink)(path);
    begin();
    int failed = REAL(unlink)(path);
    if (!failed)
        note('u', path, 0, NULL, 0);
    end();
    return failed;
}

static int synced(int (*real)(int), int file)
{
    const char *path = path_of(file);
    if (!path)
        return real(file);
    begin();
    note('s', path, 0, NULL, 0);
    end();
    return 0;
}

int fsync(int file) { return synced(REAL(fsync), file); }
int fdatasync(int file) { return synced(REAL(fdatasync), file); }
