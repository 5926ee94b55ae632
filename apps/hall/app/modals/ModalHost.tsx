import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useEffect } from 'react';
import { loadWithQueries } from '../api/loadWithQueries.ts';
import { pageLocale, textsOf } from '../i18n/texts.ts';
import { answerPresses } from '../state/earlyPress.ts';
import { closeModal, openModal, useOpenedModal } from '../state/modalStore.ts';
import { showToast } from '../ui/toast.ts';
import type { ModalName, ToldModalProps } from './modals.ts';

const loaded = new Map<ModalName, LazyExoticComponent<ComponentType<ToldModalProps>>>();

const modalOf = (name: ModalName): LazyExoticComponent<ComponentType<ToldModalProps>> => {
  const known = loaded.get(name);
  if (known) return known;
  const load = async () => (await import('./modals.ts')).modals[name]();
  const made = lazy(async () => {
    try {
      return { default: await loadWithQueries<ToldModalProps>(load) };
    } catch {
      // The page stays, and the next press asks for it again.
      loaded.delete(name);
      closeModal();
      showToast({ kind: 'error', text: (await textsOf(pageLocale()))('networkError') });
      return { default: () => null };
    }
  });
  loaded.set(name, made);
  return made;
};

/** Stands in the root and shows the opened modal. */
export const ModalHost = () => {
  const opened = useOpenedModal();
  useEffect(() => answerPresses(openModal), []);
  if (opened === null) return null;
  const Modal = modalOf(opened.name);
  return (
    <Suspense>
      <Modal opened={opened} onClose={closeModal} />
    </Suspense>
  );
};
