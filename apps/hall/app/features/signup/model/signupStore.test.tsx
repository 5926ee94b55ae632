// @vitest-environment happy-dom
import type { SignupValues } from '@pavilion/contract/signupRules';
import { act, useState } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Stage, stage } from '../../../ui/stage.fixture.tsx';
import { type SignupStore, signupStore } from './signupStore.ts';
import { useComplaint, useText } from './useFieldState.ts';

let shown: Stage;
let store: SignupStore;
/** Who was rendered since it was last looked at. */
let rendered: string[];

const Part = ({ name }: { readonly name: 'member_account' | 'password' }) => {
  const text = useText({ store }, name);
  const complaint = useComplaint({ store }, name);
  rendered.push(name);
  return (
    <p id={name}>
      {text}: {complaint ?? 'sound'}
    </p>
  );
};

const Form = () => {
  const form = useForm<SignupValues>({ defaultValues: { member_account: 'abc' } });
  [store] = useState(() => signupStore(form));
  rendered.push('form');
  return (
    <>
      <Part name="member_account" />
      <Part name="password" />
    </>
  );
};

const saysOf = (name: string): string | null | undefined => document.getElementById(name)?.textContent;
const after = async (change: () => void): Promise<void> => {
  rendered = [];
  await act(async () => change());
};

beforeEach(async () => {
  rendered = [];
  shown = await stage(<Form />);
});
afterEach(() => shown.close());

it('a key press renders the field that it was typed into, never the form around it', async () => {
  expect(saysOf('member_account')).toBe('abc: sound');
  await after(() => store.setText('member_account', 'abcd'));
  expect(new Set(rendered)).toEqual(new Set(['member_account']));
  expect(saysOf('member_account')).toBe('abcd: sound');
});

it('a new value takes its complaint away and leaves the others', async () => {
  await after(() => {
    store.complain('member_account', { type: 'rule', message: 'too short' });
    store.complain('password', { type: 'server', message: 'too simple' });
  });
  expect([saysOf('member_account'), saysOf('password')]).toEqual(['abc: too short', ': too simple']);
  await after(() => store.setText('member_account', 'abcdef'));
  expect([saysOf('member_account'), saysOf('password')]).toEqual(['abcdef: sound', ': too simple']);
  expect(store.complaintOf('member_account')).toBeUndefined();
});

it('is the same complaint until another takes its place', async () => {
  await after(() => store.complain('password', { type: 'rule', message: 'too short' }));
  const before = store.complaintOf('password');
  await after(() => store.setText('member_account', 'abcdef'));
  expect(store.complaintOf('password')).toBe(before);
  await after(() => store.complain('password', { type: 'server', message: 'too short' }));
  expect(store.complaintOf('password')).not.toBe(before);
  await after(() => store.complain('password', null));
  expect(saysOf('password')).toBe(': sound');
});

it('nothing is left of what was typed once it is reset', async () => {
  await after(() => store.setAgreement(true));
  await after(() => store.reset());
  expect(store.values()).toEqual({});
  expect(saysOf('member_account')).toBe(': sound');
});
