# What the judgement of this game looks at, as hints name it: more of it, and less (-less).

feature-home = more gold at home
feature-home-less = less gold at home
feature-brink = victory nearer
feature-brink-less = victory farther away
feature-aboard = more gold aboard, on its way home
feature-aboard-less = less gold aboard, on its way home
feature-prospect = more treasure within reach
feature-prospect-less = less treasure within reach
feature-haulage = more room for treasure on ships that come in time
feature-haulage-less = less room for treasure on ships that come in time
feature-fleet = a stronger fleet
feature-fleet-less = a weaker fleet
feature-peril = ships in less danger
feature-peril-less = ships in more danger
