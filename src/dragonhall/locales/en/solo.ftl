# Games against bots alone, in the browser.

solo-about = Beat a bot { $wins } times to unlock the next one. Only wins that you do not share, and without hints, count here. Games against bots are never rated.
solo-none = No games against bots yet.
solo-wins = beaten { $wins } of { $of }
solo-open = waits for you
solo-done = beaten
solo-locked = locked
solo-play = Play
solo-play-level = Play against { $level }
solo-on-device = These games are kept on this device. When you become a member, they come along.
solo-with-member = These games are kept with your account; nobody else sees them.
