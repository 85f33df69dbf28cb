import { useState } from 'react';
import { useEditMode } from '../shared/useEditMode.ts';
import type { CustomerForm } from './form-values.ts';

/** View or edit, and what a failed save left unsaved. */
export const useCustomerMode = () => {
  const { editing, edit, finish } = useEditMode();
  const [draft, setDraft] = useState<CustomerForm | null>(null);
  return {
    editing,
    draft,
    edit,
    finish: () => {
      setDraft(null);
      finish();
    },
    /** A save failed: back to the view, with what was typed kept. */
    fail: (typed: CustomerForm) => {
      setDraft(typed);
      finish();
    },
  };
};
