import { useSite } from '../../site/SiteContext.tsx';

/** The operator's picture over the sign-up form, from edge to edge of its dialog. */
export const RegisterPicture = () => {
  const { registerPhoto } = useSite();
  if (registerPhoto === '') return null;
  return (
    <img
      src={registerPhoto}
      alt=""
      width={1320}
      height={420}
      className="-mx-6 -mt-6 mb-5 aspect-[22/7] w-[calc(100%+3rem)] max-w-none object-cover"
    />
  );
};
