import AddIcon from '@mui/icons-material/Add';
import PlacesIcon from '@mui/icons-material/LocationCityOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { DescribedPlace } from '../../../domain/api/described-places.ts';
import { formatDate } from '../../../domain/words/format.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { EmptyState } from '../shared/EmptyState.tsx';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { PageSkeleton } from '../shared/PageSkeleton.tsx';
import { PlaceForm } from './PlaceForm.tsx';
import { placeTexts as texts } from './texts.ts';

const NEW = 'new';

const Line = ({ place, onOpen }: { place: DescribedPlace; onOpen: () => void }) => (
  <Paper
    component="li"
    variant="outlined"
    sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}
  >
    <Box>
      <Typography sx={{ fontWeight: 600 }}>{place.name}</Typography>
      <Typography variant="body2" color="text.secondary">
        {place.fields.law} · {texts.version(place.version, formatDate(place.describedAt.slice(0, 10)), place.by.name)}
        {place.withdrawn && ` · ${texts.withdrawnMark}`}
      </Typography>
    </Box>
    <Button onClick={onOpen} aria-label={`${texts.open} ${place.name}`}>
      {texts.open}
    </Button>
  </Paper>
);

const List = ({ places, mayDescribe }: { places: readonly DescribedPlace[]; mayDescribe: boolean }) => {
  const navigate = useNavigate();
  const add = mayDescribe && (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => navigate(`/places/${NEW}`)}>
      {texts.add}
    </Button>
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography color="text.secondary" sx={{ maxWidth: 720 }}>
        {texts.hint}
      </Typography>
      {!mayDescribe && <Alert severity="info">{texts.onlyAdministrator}</Alert>}
      {places.length === 0 ? (
        <EmptyState icon={PlacesIcon} title={texts.emptyTitle} body={texts.emptyBody}>
          {add}
        </EmptyState>
      ) : (
        <>
          <Box>{add}</Box>
          <Box component="ul" aria-label={texts.list} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
            {places.map((place) => (
              <Line key={place.id} place={place} onOpen={() => navigate(`/places/${place.id}`)} />
            ))}
          </Box>
        </>
      )}
    </Box>
  );
};

/** The municipalities that the office describes: their list, or one of them. */
export default function PlacesPage() {
  const genial = useGenial();
  const navigate = useNavigate();
  const { placeId } = useParams();
  const [opening, setOpening] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: keys.describedPlaces,
    queryFn: async ({ signal }) => (await genial.describedPlaces(signal)).data,
  });
  if (error !== null) return <ErrorPanel error={error} title={texts.loadFailed} onRetry={() => refetch()} />;
  if (data === undefined) return <PageSkeleton />;
  const { places, mayDescribe } = data;
  const place = places.find(({ id }) => id === placeId) ?? null;
  if (place === null && (placeId !== NEW || !mayDescribe)) return <List places={places} mayDescribe={mayDescribe} />;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <PlaceForm
        // Read again in the background it stays as it is typed.
        key={`${placeId} ${opening}`}
        place={place}
        mayDescribe={mayDescribe}
        onSaved={(id) => navigate(`/places/${id}`)}
        onClose={() => navigate('/places')}
        onReload={async () => {
          await refetch();
          setOpening(opening + 1);
        }}
      />
    </Box>
  );
}
