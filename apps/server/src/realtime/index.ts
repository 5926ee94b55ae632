export { createRealtimeGateway, type RealtimeGateway } from './gateway.ts';
export { createOutbox, type WakingOutbox } from './outbox.ts';
