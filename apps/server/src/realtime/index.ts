export { createRealtimeGateway, type RealtimeGateway } from './gateway.ts';
export type { OfficeListening } from './officeChannel.ts';
export { createOutbox, type WakingOutbox } from './outbox.ts';
