import { responsible } from '../../shell/sessionTexts/en_US.ts';
import { ofBadminton, ofBasketball, ofFootball, ofFootballPlay, ofSiege } from './said.ts';
import type { PageTexts } from './texts.ts';

/** What the price of a round of the siege rests on: for the rules, and beside the score. */
const roundPrice =
  "The price of a round rests on four things alone: both sides' strength on the day, what the walls of the map give to whoever holds them, what the castle is stormed with on that map, and its arrows once they are told. How earlier rounds went changes nothing.";

/** What the rules of the book say in English. */
export const rules: PageTexts['rules'] = {
  paragraphs: [
    'Every event here is simulated. Competitions, teams and players are fictional. Events are played out from a seed fixed before the first bet and have nothing to do with real sport.',
    'Odds reflect the chance at the current state of play, less the stated margin. The likelier the outcome, the lower the odds. In play, odds change with the event.',
  ],
  margins: 'Margins',
  marginsNote:
    'The amount by which the implied chances of a market exceed 100%. In a multi, margins multiply.',
  limits: 'Limits',
  kindLimit: (market, max) => `Bets with “${market}”: up to ${max}.`,
  limitsText: ({ min, max, most, legs }) =>
    `From ${min} to ${max} per bet. The maximum return per bet is ${most}. A multi can have up to ${legs} selections.`,
  sections: [
    {
      title: 'Betting',
      items: [
        'When odds change, your setting applies: accept any, accept better odds only, accept better or slightly lower ones, or ask you. A bet with a change you did not accept does not count and costs nothing.',
        'In-play bets are accepted after a short delay. If betting is suspended or closed in the meantime, or the odds change against your setting, the bet does not count.',
        ofFootballPlay(
          'Corners, free kicks, offsides, fouls and yellow cards are told minute by minute and follow from the seed fixed before the match. They change no result, and no market is settled by them.',
        ),
        ofFootballPlay(
          'What is played at other times, with its crosses and its shots (which are counted), is drawn from the seed apart, to be watched: it never brings a goal and changes no result and no price. Goals come only from “dangerous moments”, when betting is suspended. A shot from distance while betting is open cannot score.',
        ),
        ofFootball('Football: betting is suspended while a side has a chance at goal.'),
        ofBasketball('Basketball: betting is suspended in the last possessions of a close game.'),
        ofBadminton('Badminton: betting is suspended at game point.'),
        ofSiege(
          'Betting is suspended while arrows fly and while the walls are stormed. It is open between rounds, and between the arrows and the storming.',
        ),
        'The server’s clock decides when betting opens and closes.',
      ],
    },
    {
      title: 'Settlement',
      items: [
        'A winning bet returns its stake times its odds, stake included. In a multi, all odds are multiplied. Only the final amount is rounded, down to the smallest unit of the currency.',
        ofFootball('Football is settled on the final score of 90 minutes.'),
        ofBasketball('The winner in basketball includes overtime.'),
        ofBadminton(
          'Badminton goes to whoever first wins two games; a game to 11 points with a lead of two, 15 at most.',
        ),
        ofSiege(
          'A siege goes to whoever first wins two maps; a map to whoever first has 7 rounds with a lead of two, or 9 rounds. The sides change after the first 6 rounds of a map.',
        ),
        'A handicap is added to the home side. If it comes out even, that selection counts as 1.00.',
        'A system bets the same stake on every combination of 3 to 8 selections. A Trixie on three is three doubles and a treble: at 1.00 each and odds of 2.00, 3.00 and 4.00 it costs 4.00. If all win it returns 6.00 + 8.00 + 12.00 + 24.00 = 50.00; if the selection at 4.00 loses, one double still wins and returns 6.00.',
        'A void or even selection counts as 1.00, so its combinations are one selection shorter; half wins and half losses count as everywhere. The combinations are added up and rounded down once at the end. Limits apply to the total stake and total return. Cash out is the sum of what the combinations are worth.',
        'Several selections of one event can be one bet. Its odds come from the chance that all of them win, with the margin taken once: if two selections together have a chance of 30%, the odds are 1 ÷ 0.30 ÷ 1.05 = 3.17, and 10.00 returns 31.70. Selections that exclude each other, that include each other, or on a line that can come out even, cannot be combined. In a system, selections of one event count as one together.',
        'All selections of a same-event multi must win. If the event is abandoned while none has lost and one is undecided, they are void together and count as 1.00.',
        'Totals are over or under the line; a total right on it comes out even.',
        'A line of .25 or .75 puts half of the stake on each of the lines beside it. So half of a bet may win or lose while the other half comes out even.',
        ofFootball(
          'Correct score is the final score; any that is not listed counts as “any other”. Both teams to score and odd or even go by the final score, first-half markets by the score at half-time.',
        ),
        ofFootball(
          '“Goal number” goes to the side that scores that goal; if none is scored any more, “no more goals” wins.',
        ),
        ofFootball(
          'A side’s total, clean sheet, win to nil, winning margin and exact goals go by the final score; half-time / full-time names who is ahead at half-time and who at the end.',
        ),
        ofBasketball(
          'In basketball totals, handicaps, odd or even, a side’s total, the winning margin, halves and quarters are without overtime.',
        ),
        ofBadminton(
          'In badminton, totals and handicaps in points count every point played, and “first to” goes to whoever reaches that number first.',
        ),
        ofSiege(
          'Totals and handicaps in rounds count every round played, and “first to” goes to whoever reaches that number first.',
        ),
        ofSiege(
          'Between two rounds you can bet on who wins the next one, and again once its arrows are told: whoever shot a little better, better or far better wins 57, 65 or 76 of 100 rounds, and prices follow. It closes as the walls are stormed and is settled as that round ends. It is void only if the match is broken off before the round is decided.',
        ),
        ofSiege(roundPrice),
      ],
    },
    {
      title: 'Abandoned events and reviews',
      items: [
        'When an event is abandoned, markets already decided are settled as usual and the rest are void: singles are refunded, and in a multi that selection counts as 1.00.',
        ofFootball(
          'After a football match with a goal, the result is provisional for 45 seconds: the last goal may still be disallowed. Bets on the final score are settled once, when it is final. Nothing is taken back afterwards.',
        ),
        'An open bet can be cashed out in whole or in part. The amount is its return times the present chance of everything open, less the margin. It is not available while an event is suspended or a market is closed, and never goes through for less than you saw.',
        'Every bet is saved before any money moves. An unconfirmed bet is void and refunded in full. A confirmed bet is paid by the result, whether you are here or not.',
      ],
    },
  ],
  ways: {
    title: 'What the walls are stormed with',
    note: 'It is drawn before each round, each of the three as often, and told at once. The figure is what it adds to or takes from the attackers’ chance where both sides are even; where they are not, it shrinks with the smaller chance of the two. On every map the three add up to exactly zero, so prices of later rounds, of the map and of the match are exact as well.',
  },
  ...responsible,
};

export const fair: PageTexts['fair'] = {
  title: 'Fairness',
  intro:
    'The seed that decides this event was fixed before betting opened. This is its hash. When the event ends the seed is published, and anyone can replay the whole event in a browser.',
  hash: 'Hash of the seed (SHA-256)',
  rules: 'Version of the rules (published with the hash)',
  open: 'Open the verify page',
};

export const verify: PageTexts['verify'] = {
  title: 'Verify an event',
  intro:
    'Replay any finished event in your own browser. Its published figures are fetched, everything else is calculated here.',
  event: 'Event number',
  check: 'Replay',
  notFound: 'Event not found.',
  notOver: 'The event has not ended or its result is under review, so its seed is not public yet.',
  failed: 'This cannot be calculated right now. Please try again.',
  insecure: 'This needs a secure connection (https). Please open the page over https.',
  agrees: 'matches',
  differs: 'does not match',
  seed: 'Revealed seed',
  hash: 'Hash shown before betting opened',
  hashCheck: 'SHA-256 of the seed',
  rules: 'Version of the rules',
  strengths: 'Strengths',
  strengthsCheck: 'recalculated from teams and hash',
  course: 'Timeline',
  courseCheck: (steps) => `recalculated from ${steps} steps`,
  result: 'Final score',
  how: 'How it is calculated',
  steps: [
    'A side’s strength is its own plus its form on the day. Form is read off the fingerprint’s first byte (home) and second byte (away): the remainder by 9, less 4. Anybody can work it out before betting.',
    'An event goes in small, fixed steps. Block i of step k is the HMAC-SHA256 of "event number:k:i" with the seed’s 64 hex characters as its key; k counts from 1, i from 0, and every 4 bytes are read as a big-endian 32-bit number.',
    'Where a number below n is needed, one counts only below the greatest multiple of n that fits in 2^32, otherwise the next is read; its remainder by n is taken. Strengths and the state of play say what it means.',
    'All steps together are the whole event: every goal, point and round must agree with what was published.',
  ],
};

export const board: PageTexts['board'] = {
  wait: {
    begins: (what, clock) => `${what} begins in ${clock}`,
    closes: (clock) => `Bets close in ${clock}`,
    after: (clock) => `After the arrows: ${clock} to bet`,
    shut: 'Bets closed',
    match: 'The match',
    secondHalf: 'Second half',
    overtime: 'Overtime',
    round: (number) => `Round ${number}`,
  },
  siege: {
    attacks: 'Attacks',
    defends: 'Defends',
    goal: 'One side attacks, one defends, and they change over after round 6. First to 7 rounds with a lead of 2, or first to 9, wins the map; two maps win the match.',
    stormed: (team) => `${team} took the castle and the round`,
    held: (team) => `${team} held the castle and won the round`,
    march: (team) => `${team} advance on the walls`,
    volley: 'Arrows fly both ways',
    shot: { narrow: 'Shot a little better', clear: 'Shot better', crushing: 'Shot far better' },
    arrows: (shot, team) => `${shot}: ${team}`,
    means: { ladders: 'ladders', ram: 'the ram', tower: 'the siege tower' },
    cover: (arrows, means) => `${arrows} · waiting: ${means}`,
    ready: { arrows: 'Archers nock, shields go up', storm: 'The horn sounds, both stand ready' },
    flying: 'Betting is suspended while arrows fly, and opens again after them',
    ways: { ladders: 'Ladders go up', ram: 'The ram is at the gate', tower: 'The siege tower rolls in' },
    press: [
      'the attackers lose men but press on',
      'it hangs in the balance',
      'the defenders lose men but hold on',
    ],
    assault: (way, press) => `${way}: ${press}`,
    ends: {
      taken: {
        ladders: 'Over the walls!',
        ram: 'The gate bursts!',
        tower: 'The bridge drops and they storm across!',
      },
      held: {
        ladders: 'The ladders fall; the walls hold',
        ram: 'The ram burns; the gate holds',
        tower: 'The tower burns; the walls hold',
      },
    },
    unlikely: { taken: 'Against the odds: ', held: 'From the brink: ' },
    firstTo: 'First to 7',
    overtime: 'lead by 2 or first to 9',
    points: { map: 'Map point', match: 'Match point', both: 'Deciding round' },
    pressed: 'Pressure on the walls',
    pressedGate: 'Pressure on the gate',
    dire: 'Critical',
    change: 'Sides change',
    storms: (team) => `${team} attack`,
    mapWon: (team, map) => `${team} take ${map}`,
    matchWon: (team) => `${team} win the match`,
    more: 'Rules and maps',
    story: {
      saved: { map: 'Map point saved', match: 'Match point saved' },
      overtime: 'overtime',
      level: (from) => `Level from ${from} down`,
      taken: (count) => `${count} castles in a row`,
      held: (count) => `${count} holds in a row`,
      lead: 'In front for the first time',
    },
    rests: {
      before: 'by strength + walls',
      after: 'arrows counted',
      walls: (percent) => `walls hold ${percent}%`,
      chance: (arrows, percent) => `${arrows} · round win ${percent}%`,
      ground: {
        ladders: { good: 'low walls', bad: 'high walls' },
        ram: { good: 'thin gate', bad: 'thick gate' },
        tower: { good: 'firm ground', bad: 'soft ground' },
      },
      way: (means, ground, percent) => `${means}, ${ground}: attack wins ${percent}`,
      told: roundPrice,
    },
    news: {
      storms: (team) => `${team} attack`,
      lately: (of, percent) => `last ${of} rounds ${percent}%`,
      taken: (count) => `${count} taken in a row`,
      failed: (count) => `${count} lost in a row`,
    },
    tally: (stormed, held) => `Att ${stormed} · Def ${held}`,
    record: {
      title: 'Rounds won attacking and defending',
      here: 'This match',
      before: (map) => `${map}, earlier`,
      settled: (home, away) =>
        `“Earlier” counts settled matches on this map alone: ${home} of the home side, ${away} of the away side`,
      none: 'Neither side has a settled match on this map yet',
      failed: 'The record cannot be read just now',
    },
  },
  mapStormed: (team, score, map) => `${team} storm the castle and take ${map}, ${score}`,
  mapHeld: (team, score, map) => `${team} hold the castle and take ${map}, ${score}`,
  partsWon: { racket: 'Games won', siege: 'Maps won' },
  held: {
    racket: 'Rally in play: prices update in a moment',
    siege: 'Prices return once the round is decided',
  },
  suspended: {
    football: (what) => `${what}: betting is suspended until it is over`,
    racket: 'Betting is suspended on game point',
    match: 'Betting is suspended on match point',
    basketball: 'A close finish: betting is suspended',
    siege: 'Betting is suspended until the round ends',
  },
  decided: 'As good as decided: closed',
  instead: {
    sure: (former, market) => `${former.trim()} all but decided · now ${market}`,
    again: (market) => `Open again · back to ${market}`,
  },
  settled: 'Settled',
  strip: { closed: 'Betting paused', open: 'Betting open', held: 'Prices updating' },
  review: (clock) => `Result under review ${clock}`,
  reviewing: 'The result is under review. Betting is closed.',
  fullTime: 'Full time',
  midfield: 'Play in midfield',
  missed: (team) => `${team} miss`,
  missedFree: (team) => `${team} miss the free throw`,
  robbed: (team) => `${team} lose the ball to a steal`,
  made: (team, points, score) => `${team} score ${points}, ${score}`,
  partWon: (team, part, score) => `${team} take ${part} ${score}`,
  figures: { serving: 'Points on serve', inRow: 'Most in a row', ahead: 'Biggest lead' },
  point: { game: (team) => `Game point: ${team}`, match: (team) => `Match point: ${team}` },
  after: { live: 'In play now', coming: 'Next match' },
  rally: { smash: 'Smash winner', net: 'Winner at the net', out: 'Opponent hits out' },
  shots: (strokes) => `Rally · shot ${strokes}`,
  target: (points) => `First to ${points}`,
  byTwo: 'Win by 2',
  cheer: {
    run: (points) => `${points} straight points`,
    lead: 'Into the lead',
    three: 'Three!',
    buzzer: 'At the buzzer!',
    dunk: 'Dunk!',
  },
  court: {
    drive: 'Drive',
    pick: 'Pick and roll',
    post: 'Post-up',
    swing: 'Ball movement',
    kickOut: 'Kick-out three',
    putBack: 'Put-back',
    dunk: 'Dunk',
    layUp: 'Lay-up',
    jumper: 'Jump shot',
    hook: 'Hook shot',
    block: 'Block',
    shot: 'Shot',
    buzzerShot: 'Shot at the buzzer',
    freeThrow: 'Foul, free throw',
  },
  football: {
    goal: 'Goal!',
    withdrawn: 'Goal withdrawn',
    mayGo: (team, percent) => `priced in: ${percent}% that ${team}’s last goal is ruled out`,
    ends: {
      saved: 'Saved by the keeper',
      wide: 'Shot wide',
      post: 'Off the post',
      blocked: 'A last-ditch block',
    },
    shots: 'Shots',
    attacks: (home, away) => `Dangerous moments ${home} : ${away}`,
    cleared: (team) => `${team}: their attack came to nothing`,
    goalOf: (team, score) => `${team} score: ${score}`,
    play: {
      steal: (team) => `${team} win the ball`,
      long: (team) => `${team} go long`,
      wing: (team) => `${team} go down the wing`,
      back: (team) => `${team} play it back`,
      middle: (team) => `${team} go through the middle`,
      holds: (team) => `${team} keep the ball`,
      builds: (team) => `${team} build from midfield`,
      breaks: (team) => `${team} break away`,
      cross: (team) => `${team} cross`,
      shoots: (team) => `${team} shoot from distance`,
      cleared: (team) => `${team}: cross cleared`,
      lost: (team) => `${team} lose it by the corner`,
      held: (team) => `${team}: long shot saved by the keeper`,
      wide: (team) => `${team}: long shot wide`,
      over: (team) => `${team}: long shot over the bar`,
    },
    short: { corner: 'Short corner', 'free-kick': 'Short free kick' },
    replay: 'Replay',
    goalAgain: (minute, team) => `Replay · ${minute}′ · Goal by ${team}`,
    again: (minute) => `Replay of ${minute}′ · Live play goes on`,
    plays: 'attacks',
  },
  past: {
    title: 'Form and meetings',
    meetings: 'Meetings',
    none: 'No finished matches yet',
    noneOfBoth: 'Neither has finished a match in this house yet',
    noMeetings: 'They have not met yet',
    few: (n) => `only ${n} so far`,
  },
  lead: (points) => `+${points}`,
};
