"""The kernel once more in Python: slow, obvious, and equal to `_native` to the last bit.

Each module does what one file of `c` does, in the values of `ninetyeight.rules` wherever they say
it better. Tests hold the two equal; whoever changes one changes the other.
"""
