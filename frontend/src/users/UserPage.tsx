import { useParams } from 'react-router';
import { RecordPage } from '../shared/page/RecordPage.tsx';
import { userTexts as texts } from './texts.ts';
import { UserEditor } from './UserEditor.tsx';

/** 'Minha conta': name, password, and what every report carries. */
export default function UserPage() {
  const { id = '' } = useParams();
  return (
    <RecordPage resource="users" id={id} loadFailed={texts.loadFailed}>
      <UserEditor key={id} />
    </RecordPage>
  );
}
