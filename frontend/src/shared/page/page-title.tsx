import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useState } from 'react';

export interface Crumb {
  label: string;
  to: string;
}

/** What a page is about, once it knows. */
export interface PageTitle {
  /** The pages above it, the highest first. */
  above: readonly Crumb[];
  /** The page itself, last in the trail. */
  here: string;
  /** The browser's tab, where it says more than the trail's last word. */
  tab?: string;
}

interface Titled {
  title: PageTitle | null;
  setTitle: (title: PageTitle | null) => void;
}

const TitleContext = createContext<Titled>({ title: null, setTitle: () => undefined });

export const PageTitleProvider = ({ children }: { children: ReactNode }) => {
  const [title, setTitle] = useState<PageTitle | null>(null);
  return <TitleContext value={useMemo(() => ({ title, setTitle }), [title])}>{children}</TitleContext>;
};

/** What the page that is open calls itself; null while it does not know. */
export const useShownTitle = (): PageTitle | null => use(TitleContext).title;

/**
 * Called by a page that is about something with a name: the tab, and the trail above the page, say it.
 * @param title the same object while it says the same
 */
export const usePageTitle = (title: PageTitle | null): void => {
  const { setTitle } = use(TitleContext);
  // Before anything is painted: a page with its own heading would stand below that of its route for a moment.
  useLayoutEffect(() => {
    setTitle(title);
    return () => setTitle(null);
  }, [setTitle, title]);
};
