import { betStates, responsible } from '../../shell/sessionTexts/en_US.ts';
import type { SheetTexts } from './texts.ts';

export const words: SheetTexts = {
  rules: {
    returns: 'Paytable and RTP',
    returnsNote:
      'Chances and RTP are exact. Payouts include the stake. RTP is a long-term average and does not predict any single round.',
    thisRound: 'Figures for the current round.',
    bet: 'Bet',
    chance: 'Chance',
    pays: 'Pays',
    rtp: 'RTP',
    edge: 'House edge',
    limits: 'Limits',
    limitsText: (min, max) => `From ${min} to ${max} per spot and round.`,
    kindLimit: (kind, max) => `${kind}: up to ${max}.`,
    clock: 'Time',
    clockText: (open) =>
      `Betting is open for ${open} seconds by the server’s clock. Later bets are not accepted and cost nothing.`,
    unfinished: 'Interruptions',
    unfinishedText:
      'Every bet is saved before any money moves. If it is not confirmed before the draw, it is void and refunded in full. A confirmed bet is paid by the result, whether you are here or not. If a draw is more than ten minutes late, the round is void and all bets are refunded.',
    ...responsible,
  },
  history: {
    empty: 'No bets yet. Your bets will appear here.',
    stake: 'Stake',
    won: 'Paid',
    states: {
      ...betStates,
      standing: 'Open',
    },
    more: 'More',
    replay: 'Replay',
    verify: 'Verify this round',
    failed: 'Could not load your bets',
  },
  fairness: {
    intro:
      'Every result is calculated from the server seed, the list of all bets, and a value that appears only after bets close. The hash of the seed is shown before bets open. When bets close, the list is sealed and its hash is shown: from then on no bet can be added or removed. The seed is shown after the draw.',
    sealing: {
      none: 'The list of this round is read when it is drawn.',
      beacon:
        'This round waits for a public beacon: a random value that independent organisations sign together every three seconds. It does not exist yet when the list is sealed, so nobody can add bets to suit the result. If the beacon does not answer within 60 seconds, the round is void and all bets are refunded.',
      commitments:
        'This round uses no public beacon. With each bet your browser sends the hash of a secret number, and tells the number only once the list is sealed. We cannot know your number before. A number that does not arrive in time is left out; every round shows how many were.',
    },
    seal: 'Hash of the sealed list (SHA-256)',
    notSealed: 'when bets close',
    beaconRound: 'Round of the beacon (drand quicknet)',
    hash: 'Hash of this round’s server seed (SHA-256)',
    nextHash: 'Hash of the next round’s seed',
    lastRounds: 'Latest rounds',
    verify: 'Open the verify page',
  },
  verify: {
    title: 'Verify',
    intro:
      'Recalculate any round in your own browser. Its published figures are fetched, everything else is calculated here.',
    round: 'Round number',
    check: 'Recalculate',
    notFound: 'Round not found. Rounds without bets are kept for seven days.',
    notDrawn: 'This round has not been drawn yet, so its seed is not public.',
    failed: 'This cannot be calculated right now. Please try again.',
    insecure: 'This needs a secure connection (https). Please open the page over https.',
    agrees: 'matches',
    differs: 'does not match',
    seed: 'Revealed server seed',
    hash: 'Hash shown before bets opened',
    hashCheck: 'SHA-256 of the seed',
    entropy: 'Entropy of the round',
    entropyCheck: (bets) => `recalculated from ${bets} bets`,
    own: 'includes your bet',
    seal: 'Sealed list of bets',
    sealSeen: 'Hash your page received before the draw',
    beacon: (round, time) => `Beacon, drand quicknet round ${round} · ${time}`,
    beaconSeen: (seconds) => `Your page had the sealed hash ${seconds} s before this value existed`,
    opened: 'Numbers told by players’ pages',
    openedOf: (opened, bets) => `${opened} of ${bets}`,
    ownTold: 'includes your number',
    ownMissing: 'your number is not among them',
    outcome: 'Result',
    card: 'Strengths',
    how: 'How it is calculated',
    steps: [
      'Every bet makes a line "id:number it brought"; the lines are sorted and joined by line feeds. Their SHA-256 is the sealed hash, shown when bets close.',
      'With a beacon: its round is the first one a second or more after the sealing. The signature of that round must hold for the public key of drand quicknet. The second hash is the SHA-256 of the signature’s 48 bytes.',
      'Without a beacon: the number that a bet brought is itself a SHA-256. The numbers behind it that pages told in time make lines "id:number", sorted and joined as above. The second hash is the SHA-256 of these.',
      'The entropy is the SHA-256 of "sealed hash:second hash". In rounds from before lists were sealed, it is the SHA-256 of the list.',
      'The 64 hex characters of the server seed are the key of an HMAC-SHA256 over "entropy:round number:block"; blocks count from 0 and give 32 bytes each, read as big-endian 32-bit numbers.',
      'Where a number below n is needed, one counts only below the greatest multiple of n that fits in 2^32, otherwise the next is read; its remainder by n is taken. So every number has exactly the same chance.',
    ],
  },
  follow: {
    intro: 'The same slip is bet again in the next draws, always with the same stake. It is never doubled.',
    nothing: 'Put chips on the table or place a bet first, then follow it.',
    draws: 'How many draws',
    stopsOnWin: 'Stop when a draw wins more than it cost',
    now: 'This round, bet now',
    later: (draws, from, to) =>
      draws === 1 ? `Next round (${from})` : `Next ${draws} rounds (${from}–${to})`,
    total: 'In total, at most',
    note: 'Each stake is taken when its round opens. Nothing is set aside. It ends by itself when the balance or a limit does not allow it or you leave the game, and you can stop it at any time.',
    missing: 'Choose how many draws',
    start: (total) => `Start · at most ${total}`,
    rules:
      'A slip can be followed in up to 20 more rounds. Each is a bet of its own: its stake is taken when the round opens, and balance, limits and session hold for it as for any other. A round that is missed is not made up for, and a void round is refunded. With the page closed it goes on as long as your session does; it ends when you leave the game, log out or open another game. While the page is closed nobody tells the number of such a bet, and the fairness page lists it as missing.',
  },
  deciding: {
    rule: (seconds) =>
      `After the deal everyone decides at the same time, for up to ${seconds} seconds. The round goes on as soon as every hand is done. A hand left undecided takes the choice that costs nothing: it folds or stands and is not insured. A raise counts once it has been charged. If that cannot be confirmed in time, the hand is void and all its bets are refunded.`,
    keys: (keys) => `Keys: ${keys}`,
    keysOn: 'Use letter keys',
  },
};
