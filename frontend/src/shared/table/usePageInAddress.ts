import { useSearchParams } from 'react-router';

/** Which page of a list is shown, from 0. */
export interface Paging {
  page: number;
  toPage: (page: number) => void;
}

/** As people count pages; what is none is the first. */
const pageNamed = (text: string | null): number => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) - 1 : 0);

/** The page of a list kept in the address: whoever opens a row finds it again on the way back. */
export const usePageInAddress = (): Paging => {
  const [query, setQuery] = useSearchParams();
  const toPage = (page: number) => {
    const next = new URLSearchParams(query);
    if (page === 0) next.delete('page');
    else next.set('page', String(page + 1));
    setQuery(next, { replace: true });
  };
  return { page: pageNamed(query.get('page')), toPage };
};
