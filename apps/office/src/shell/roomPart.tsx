import { type ComponentType, useEffect, useState } from 'react';
import { Loading } from 'react-admin';

type Page = ComponentType<object>;

/** A page that knows how to fetch its part before it is entered; what comes of it shows when it is. */
type RoomPart = Page & { readonly fetch: () => Promise<void> };

/**
 * A room whose part of the office is fetched when it is entered. Not React.lazy: while that waits, the room before stays
 * mounted out of sight, and a search that was just typed there leads back to it.
 */
export const roomPart = (fetchPart: () => Promise<Page>): RoomPart => {
  let fetched: Page | undefined;
  const load = async (): Promise<Page> => {
    fetched = await fetchPart();
    return fetched;
  };
  // Whoever enters the room asks once more and hears why it does not come.
  const fetch = (): Promise<void> =>
    load().then(
      () => undefined,
      () => undefined,
    );
  const page = (props: object) => {
    const [Room, setRoom] = useState<Page | undefined>(() => fetched);
    useEffect(() => {
      if (fetched !== undefined) return;
      let isLeft = false;
      load().then(
        (part) => {
          if (!isLeft) setRoom(() => part);
        },
        (error: unknown) => {
          if (isLeft) return;
          // To the boundary around the room, which says it and offers to try again.
          setRoom(() => {
            throw error;
          });
        },
      );
      return () => {
        isLeft = true;
      };
    }, []);
    return Room === undefined ? <Loading /> : <Room {...props} />;
  };
  return Object.assign(page, { fetch });
};
