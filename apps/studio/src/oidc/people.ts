/** Whoever tries the demo out is one of these people. They are nobody's, and neither are their addresses. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

export const people: readonly Person[] = [
  { id: 'wangshu', name: '陈望舒', email: 'wangshu@example.com', phone: '13800138001' },
  { id: 'ada', name: 'Ada Marsh', email: 'ada.marsh@example.com', phone: '12025550101' },
  { id: 'minh', name: 'Minh', email: 'minh@example.com', phone: '0901234501' },
  { id: 'qinghe', name: '沈清和', email: 'qinghe@example.com', phone: '13800138002' },
  { id: 'noor', name: 'Noor Vale', email: 'noor.vale@example.com', phone: '12025550102' },
  { id: 'lan', name: 'Lan', email: 'lan@example.com', phone: '0901234502' },
];

export const findPerson = (id: string): Person | undefined => people.find((person) => person.id === id);
