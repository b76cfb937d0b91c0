"""How Sphinx makes the site; `tools/site.py` gathers the pages first."""

import inspect
import sys
from collections.abc import Iterator
from types import ModuleType

from sphinx.application import Sphinx
from sphinx.pycode import ModuleAnalyzer

from ninetyeight import __version__

project = "Ninety-Eight"
author = "the Ninety-Eight contributors"
copyright = author
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
templates_path = ["templates"]
myst_heading_anchors = 4
# Blocks are named by what the tests do with them, and not every kind has colours.
suppress_warnings = ["misc.highlighting_failure"]

# The public names, in the order of the packages' own lists, with the types that the code has.
autodoc_default_options = {"members": True, "imported-members": True, "undoc-members": True}
autodoc_member_order = "groupwise"
autodoc_typehints = "signature"
add_module_names = False
# Docstrings name code in single backticks.
default_role = "code"
maximum_signature_line_length = 90

html_theme = "alabaster"
html_title = project
html_favicon = "icon.svg"
html_static_path = ["static"]
html_css_files = ["site.css"]
# Pictures that pages show by HTML of their own are unknown to Sphinx.
html_extra_path = ["extra"]
html_theme_options = {
    "fixed_sidebar": True,
    "font_family": "system-ui, sans-serif",
    "page_width": "1100px",
}
html_sidebars = {"**": ["about.html", "searchfield.html", "navigation.html"]}
html_copy_source = False
html_use_index = False
html_domain_indices = False
html_show_sourcelink = False
html_show_copyright = False
html_show_sphinx = False
highlight_language = "none"


def _mark_examples(lines: list[str]) -> None:
    """Says of an indented block in a docstring that it is code."""
    for at in range(len(lines) - 1, 0, -1):
        if lines[at].startswith("    ") and not lines[at - 1]:
            lines[at:at] = ["::", ""]


def _constants(package: ModuleType) -> Iterator[str]:
    """The constants and types of a package: autodoc lists only what is defined in the package."""
    analyzers = [
        ModuleAnalyzer.for_module(name)
        for name in sorted(sys.modules)
        if name.startswith(f"{package.__name__}.") and not name.endswith("._native")
    ]
    own = ModuleAnalyzer.for_module(package.__name__).find_attr_docs()
    for name in package.__all__:
        value = getattr(package, name)
        if isinstance(value, type) or inspect.isroutine(value) or ("", name) in own:
            continue
        found = [each.find_attr_docs().get(("", name)) for each in analyzers]
        (said,) = filter(None, found)  # so each needs a docstring, once
        yield from ("", f".. py:data:: {name}", "", *(f"   {line}" for line in said))


def _complete(_: Sphinx, what: str, __: str, value: object, ___: object, lines: list[str]) -> None:
    _mark_examples(lines)
    if what == "module" and isinstance(value, ModuleType):
        lines += _constants(value)


def setup(app: Sphinx) -> None:
    app.connect("autodoc-process-docstring", _complete)
