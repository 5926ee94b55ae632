/** The rules that a game tells in words, one after another. */
export const RuleTexts = ({
  rules,
}: {
  rules: readonly { readonly title: string; readonly text: string }[];
}) =>
  rules.map(({ title, text }) => (
    <div key={title}>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  ));
