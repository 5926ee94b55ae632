import type { Side } from '../../../../src/book/views.ts';

export const sides = ['home', 'away'] as const satisfies readonly Side[];

export const otherOf = (side: Side): Side => (side === 'home' ? 'away' : 'home');
