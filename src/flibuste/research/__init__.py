"""For researchers: the games as environments of other libraries, thin shells over the core (docs/research.md).

Each shell needs its extra (`flibuste[pettingzoo]`, `flibuste[gymnasium]`, …), and nothing else imports them.
"""
