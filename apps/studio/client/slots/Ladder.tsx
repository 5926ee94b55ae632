import './ladder.css';
import { type CSSProperties, type RefObject, useLayoutEffect, useRef } from 'react';
import { CometBody } from './CometBody.tsx';
import { useSlot, useSlotState } from './context.ts';
import { type Climb, freeTimes, isGrowing } from './growth.ts';

type Style = CSSProperties & Readonly<Record<`--${string}`, string>>;

/** Its own height over the reels from which it flies up, in shares of theirs. */
const leavesAt = 0.22;

/** What has filled a reel, on its way from there up to its step. */
const Spark = ({
  climb: { reel, to, ms },
  ladder,
}: {
  climb: Climb;
  ladder: RefObject<HTMLElement | null>;
}) => {
  const spark = useRef<HTMLSpanElement>(null);
  const body = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const reels = ladder.current?.closest('.reels-frame')?.querySelector('.reels')?.getBoundingClientRect();
    const step = ladder.current?.querySelector(`[data-at="${to}"]`)?.getBoundingClientRect();
    const own = ladder.current?.getBoundingClientRect();
    if (!reels || !step || !own) return;
    const from = {
      x: reels.left + ((reel + 0.5) / 5) * reels.width - own.left,
      y: reels.top + reels.height * leavesAt - own.top,
    };
    const end = { x: step.left + step.width / 2 - own.left, y: step.top + step.height / 2 - own.top };
    // Its tail lies behind it.
    body.current?.style.setProperty('--tail', `${Math.atan2(from.y - end.y, from.x - end.x)}rad`);
    const flight = spark.current?.animate(
      [
        { transform: `translate(${from.x}px, ${from.y}px) scale(0.4)`, opacity: 0 },
        { transform: `translate(${from.x}px, ${from.y}px) scale(1.25)`, opacity: 1, offset: 0.2 },
        { transform: `translate(${end.x}px, ${end.y}px) scale(0.8)`, opacity: 1 },
      ],
      { duration: ms, easing: 'cubic-bezier(0.5, 0, 0.75, 0.6)', fill: 'both' },
    );
    return () => flight?.cancel();
  }, [reel, to, ms, ladder]);
  return (
    <span ref={spark} className="ladder-spark">
      <span ref={body}>
        <CometBody />
      </span>
    </span>
  );
};

/** What lines of free spins pay times, step by step: the one that holds is lit, and the next spin's is told before it begins. */
export const Ladder = () => {
  const { machine, theme } = useSlot();
  const { inForce, gathered, feature, summary, climb } = useSlotState().view;
  const ladder = useRef<HTMLDivElement>(null);
  const { gathering } = machine;
  if (!gathering || !theme.cross || inForce === null || !isGrowing(machine, inForce)) return null;
  if (!feature && !summary) return null;
  // Of the last spin there is no next one.
  const isNext = feature !== null && gathered > inForce;
  const isTop = isNext && gathered === gathering.most;
  const stateOf = (at: number): string => {
    if (at === inForce) return 'now';
    if (at < inForce) return 'past';
    return isNext && at <= gathered ? 'next' : 'ahead';
  };
  const times = freeTimes(machine, gathered);
  return (
    <>
      <div ref={ladder} className="ladder" data-field="ladder" data-top={isTop} aria-hidden="true">
        <ol>
          {Array.from({ length: gathering.most + 1 }, (_, at) => at).map((at) => (
            <li
              key={at}
              data-at={at}
              data-state={stateOf(at)}
              data-last={at === gathering.most}
              style={{ '--at': String(at) } as Style}
            >
              ×{freeTimes(machine, at)}
            </li>
          ))}
        </ol>
        {isNext && (
          <p
            key={gathered}
            style={{ '--next': String(gathered), '--steps': String(gathering.most + 1) } as Style}
          >
            {isTop ? theme.cross.top(times) : theme.cross.climbed(times)}
          </p>
        )}
        {climb && <Spark key={climb.to} climb={climb} ladder={ladder} />}
      </div>
      {isTop && (
        <span className="turn-stamp" aria-hidden="true">
          ×{times}
        </span>
      )}
    </>
  );
};
