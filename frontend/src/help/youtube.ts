const idOf = (site: string, pathname: string, query: URLSearchParams): string => {
  switch (site) {
    case 'youtu.be':
      return pathname.slice(1);
    case 'youtube.com':
    case 'youtube-nocookie.com':
      return query.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1] ?? '';
    default:
      return '';
  }
};

/** The address under which a video of YouTube plays inside a page, without cookies; null for any other video. */
export const playerOf = (address: string): string | null => {
  const { hostname, pathname, searchParams } = new URL(address);
  const id = idOf(hostname.replace(/^(www\.|m\.)/, ''), pathname, searchParams);
  return /^[\w-]{6,20}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&hl=pt-BR` : null;
};
