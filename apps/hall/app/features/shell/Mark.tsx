export const Mark = () => <span>华庭</span>;
