# What the judgement of this game looks at, as hints name it: more of it, and less (-less).

feature-worth = a better position on the whole
feature-worth-less = a worse position on the whole
feature-score = more points
feature-score-less = fewer points
feature-alone = a better chance alone
feature-alone-less = a worse chance alone
feature-alone-late = a better chance alone, late as it is
feature-alone-late-less = a worse chance alone, late as it is
feature-alone-at-all = a game played alone
feature-alone-at-all-less = no game played alone
