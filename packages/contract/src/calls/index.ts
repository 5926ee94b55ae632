export * from './cashier.ts';
export * from './catalogue.ts';
export * from './content.ts';
export * from './identity.ts';
export * from './play.ts';
export * from './records.ts';
export * from './signup.ts';
export * from './wallet.ts';
