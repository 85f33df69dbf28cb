import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { CustomerForm } from './form-values.ts';

/** View or edit, as the address says, and what a failed save left unsaved. */
export const useCustomerMode = () => {
  const [query, setQuery] = useSearchParams();
  const [draft, setDraft] = useState<CustomerForm | null>(null);
  const setEditing = (editing: boolean) =>
    setQuery(
      (current) => {
        if (editing) current.set('mode', 'edit');
        else current.delete('mode');
        return current;
      },
      { replace: true },
    );
  return {
    editing: query.get('mode') === 'edit',
    draft,
    edit: () => setEditing(true),
    finish: () => {
      setDraft(null);
      setEditing(false);
    },
    /** A save failed: back to the view, with what was typed kept. */
    fail: (typed: CustomerForm) => {
      setDraft(typed);
      setEditing(false);
    },
  };
};
