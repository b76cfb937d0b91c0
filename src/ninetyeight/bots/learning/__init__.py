"""How the networks of `sharp` and `master` are trained. Only this part needs numpy."""
