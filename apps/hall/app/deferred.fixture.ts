export interface Deferred<Value> {
  readonly promise: Promise<Value>;
  readonly resolve: (value: Value) => void;
}

/** A promise that the test settles when it likes. */
export const deferred = <Value>(): Deferred<Value> => {
  let resolve: Deferred<Value>['resolve'] = () => undefined;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
};
