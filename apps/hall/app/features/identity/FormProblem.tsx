/** What stands in the way of the whole form, said above it and read out at once. */
export const FormProblem = ({ text }: { readonly text: string }) => (
  <p
    role="alert"
    className="mb-2 rounded-control bg-higher px-4 py-3 text-sm text-cinnabar-text ring-1 ring-cinnabar ring-inset"
  >
    {text}
  </p>
);
