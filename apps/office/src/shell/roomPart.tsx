import { type ComponentType, useEffect, useState } from 'react';
import { Loading } from 'react-admin';

type Page = ComponentType<object>;

/**
 * A room whose part of the office is fetched when it is entered. Not React.lazy: while that waits, the room before stays
 * mounted out of sight, and a search that was just typed there leads back to it.
 */
export const roomPart = (fetchPart: () => Promise<Page>): Page => {
  let fetched: Page | undefined;
  return (props) => {
    const [Room, setRoom] = useState<Page | undefined>(() => fetched);
    useEffect(() => {
      if (fetched !== undefined) return;
      let isLeft = false;
      fetchPart().then(
        (part) => {
          fetched = part;
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
};
