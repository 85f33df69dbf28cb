import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { userTexts as texts } from './texts.ts';

/** Which release answers, at the foot of 'Minha conta': what whoever asks for help is asked for first. */
export const Release = () => {
  const genial = useGenial();
  const { data } = useQuery({
    queryKey: keys.version,
    queryFn: async () => (await genial.version()).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data === undefined) return null;
  return (
    <Typography variant="caption" component="p" sx={{ mt: 3, color: 'text.secondary' }}>
      {texts.release(data.version)}
    </Typography>
  );
};
