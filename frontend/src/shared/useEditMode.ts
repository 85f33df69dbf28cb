import { useSearchParams } from 'react-router';

/** View or edit, as the address says, so that a link can open the form and another tab of the page closes it. */
export const useEditMode = () => {
  const [query, setQuery] = useSearchParams();
  const setEditing = (editing: boolean) =>
    setQuery(
      (current) => {
        if (editing) current.set('mode', 'edit');
        else current.delete('mode');
        return current;
      },
      { replace: true },
    );
  return { editing: query.get('mode') === 'edit', edit: () => setEditing(true), finish: () => setEditing(false) };
};
