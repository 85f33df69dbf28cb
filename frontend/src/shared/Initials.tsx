import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';

/** 'Maria das Dores Silva' → 'MS'; one name gives one letter, none gives '?'. What stands in brackets is no name. */
export const initialsOf = (name: string): string => {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word));
  const [first] = words;
  const last = words.length > 1 ? words.at(-1) : undefined;
  return first === undefined ? '?' : `${first.charAt(0)}${last?.charAt(0) ?? ''}`.toLocaleUpperCase('pt-BR');
};

export const Initials = ({ name, size }: { name: string; size: number }) => (
  <Avatar
    aria-hidden
    sx={{
      width: size,
      height: size,
      fontSize: Math.max(13, size * 0.4),
      fontWeight: 600,
      color: 'primary.contrastText',
      backgroundColor: 'primary.main',
    }}
  >
    {/* Drawn, not written: what is read out and what is written on a button around them is the name. */}
    <Box component="span" data-initials={initialsOf(name)} sx={{ '&::before': { content: 'attr(data-initials)' } }} />
  </Avatar>
);
