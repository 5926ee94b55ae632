import { useServerNow, useTable, useTableState } from '../shell/context.ts';
import { restOf } from '../shell/hands.ts';
import { secondsIn } from '../shell/show.ts';
import type { Telling } from '../shell/view.ts';
import { useIsDealing } from './dealt.ts';
import { dotted } from './dotted.ts';
import { nameOfHand, type ShownPot } from './read.ts';
import { useIsLate } from './useIsLate.ts';
import { usePlayed } from './usePlayed.ts';
import { useShown } from './useShown.ts';
import { wonHandOf } from './won.ts';
import { kindOfChoice, ownWords } from './words.ts';

/** Whether nobody was left to show cards to: whoever has taken the pot is the only one who has not folded. */
const isLastIn = ({ seats, winner }: ShownPot): boolean =>
  winner !== null && seats.every(({ isIn, cards }, seat) => cards === null && isIn === (seat === winner - 1));

/** What is told of the pot just now, in the words of the line over the clock; `null` while nothing is. */
export const useTelling = (): Telling | null => {
  const { words, texts, lang } = useTable();
  const { table, slips, choosing, currency } = useTableState();
  const { mine, shown, isDealing } = useShown();
  const own = ownWords(lang);
  // In words as it is seen: chips are on their way to whoever it is.
  const isWonTold = shown !== null && shown.winner !== null;
  const now = useServerNow();
  const isDealingEarly = useIsDealing();
  const isSettled = table?.phase === 'settled' && mine !== null;
  const part = usePlayed(isSettled || Boolean(shown?.duel) || isWonTold);
  const isLate = useIsLate(mine);
  const inSeconds = Math.max(1, secondsIn(Date.parse(table?.drawsAt ?? '') - now));
  // Nothing can be chosen, and no seconds run, before the player's cards are known.
  const isUndealt = table?.phase === 'deciding' && !mine && slips.some(({ round }) => round === table.number);
  if (isUndealt) return { text: texts.decide.dealing, stage: 'before' };
  if (isDealingEarly) return { text: texts.decide.dealing, stage: 'before' };
  if (table?.phase === 'closed' && part)
    return { text: dotted(texts.phases.closed, part.lateWords(lang).soon(inSeconds)), stage: 'end' };
  if (!shown || (table?.phase !== 'deciding' && table?.phase !== 'drawn')) {
    if (!isSettled || !shown || shown.winner === null) {
      // Whoever has only looked on is told how much it was.
      const won = shown && table?.phase === 'settled' && part ? part.receivedOf(shown.pot) : null;
      return won === null ? null : { text: own.antes(String(won / 100)), stage: 'end' };
    }
    const net = part?.netOf(mine, shown, currency, lang);
    if (net?.isLost) return { text: net.text, stage: 'end' };
    const hand = wonHandOf(shown);
    return { text: hand ? nameOfHand(hand, lang) : own.allFolded, stage: 'end' };
  }
  const isDrawn = table.phase === 'drawn';
  // Who only looks on waits for the next hand: how long is seen.
  const before = mine || !isDrawn ? 'before' : 'end';
  const toldOf = (): string | null => {
    const { winner, telling, street } = shown;
    if (winner !== null) {
      const hand = wonHandOf(shown);
      // Between more than two it is told at the table, with whom it was decided.
      const isBetweenTwo = shown.seats.filter(({ isIn }) => isIn).length === 2;
      const decided = isBetweenTwo ? part?.decidedBy(shown) : null;
      const by = [...(hand ? [nameOfHand(hand, lang)] : []), ...(decided ? [own.beats(...decided.by)] : [])];
      if (!mine) return dotted(words.result(`seat:${winner}`), ...by);
      const seat = winner - 1 === mine.view.seat ? null : String(winner);
      return dotted(isLastIn(shown) ? own.lastIn(seat) : own.takesPot(seat), ...by);
    }
    const fought = part?.foughtText(shown, mine?.view.seat ?? null, lang);
    if (fought) return fought;
    if (telling !== null) return own.telling(telling);
    if (!isDrawn) return isDealing ? texts.decide.dealing : null;
    // How the round has ended is known a moment after its end.
    return mine && mine.view.winner === null ? own.telling(street + 1) : (words.drawn ?? null);
  };
  const told = toldOf();
  if (told === null) {
    // A look is answered by the cards.
    const isChosen = choosing !== null && kindOfChoice(choosing) !== 'look';
    if (isChosen) return { text: texts.decide.chosen, stage: 'chosen' };
    if (isLate) return { text: own.done.timedOut, stage: 'before' };
    // Whoever has chosen has no clock: the next street's seconds may be known before it is.
    if (isDrawn || mine?.own.hand.state !== 'done') return null;
    const rest = restOf([mine.own], undefined);
    return { text: texts.decide[rest ?? 'chosen'], stage: 'chosen' };
  }
  if (isWonTold) return { text: told, stage: 'end' };
  const made = mine?.own.hand.made ?? [];
  if (made.at(-1) !== 'fold') return { text: told, stage: before };
  const folded = mine?.own.hand.timedOut ? own.done.timedOut : own.done.fold;
  return { text: dotted(folded, told), stage: 'before' };
};
