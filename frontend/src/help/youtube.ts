/** The address under which a video of YouTube plays inside a page, without cookies; null for any other video. */
export const playerOf = (address: string): string | null => {
  const { hostname, pathname, searchParams } = new URL(address);
  const site = hostname.replace(/^(www\.|m\.)/, '');
  const id =
    site === 'youtu.be'
      ? pathname.slice(1)
      : site === 'youtube.com' || site === 'youtube-nocookie.com'
        ? (searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1] ?? '')
        : '';
  return /^[\w-]{6,20}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&hl=pt-BR` : null;
};
