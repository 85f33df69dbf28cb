import { useState } from 'react';
import { useEditMode } from '../shared/useEditMode.ts';
import type { CustomerForm } from './form-values.ts';

/** View or edit, and what a failed save left unsaved. */
export const useCustomerMode = () => {
  const { editing, edit, leave, finish } = useEditMode();
  const [draft, setDraft] = useState<CustomerForm | null>(null);
  /** The draft is kept beside the view, which is shown meanwhile. */
  const [paused, setPaused] = useState(false);
  return {
    editing: editing && !paused,
    draft,
    paused,
    /** Goes on where a failed save left off. */
    edit: () => {
      if (!paused) setDraft(null);
      setPaused(false);
      edit();
    },
    leave,
    finish: () => {
      setDraft(null);
      setPaused(false);
      finish();
    },
    /** A save failed: back to the view, with what was typed kept. */
    fail: (typed: CustomerForm) => {
      setDraft(typed);
      setPaused(true);
    },
  };
};
