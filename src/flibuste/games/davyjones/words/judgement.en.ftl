# What the judgement of this game looks at, as hints name it: more of it, and less (-less).

feature-worth = a better fleet, cargo and place on the whole
feature-worth-less = a worse fleet, cargo and place on the whole
feature-home = more gold at home
feature-home-less = less gold at home
