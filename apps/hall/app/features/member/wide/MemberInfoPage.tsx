export const MemberInfoPage = () => <p />;
