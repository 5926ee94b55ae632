/** What the server says against a form as a whole, above its button; nothing when it has said nothing. */
export const RefusalNote = ({ text }: { readonly text: string | null | undefined }) =>
  text && (
    <p
      role="alert"
      className="rounded-control px-4 py-3 text-cinnabar-text text-sm ring-1 ring-cinnabar ring-inset"
    >
      {text}
    </p>
  );
