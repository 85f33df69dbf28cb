/** The least that a program on react-admin loads: its frame, and one list of which nothing is said. */
import { Admin, ListGuesser, Resource, testDataProvider } from 'react-admin';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(
  <Admin dataProvider={testDataProvider()}>
    <Resource name="customers" list={ListGuesser} />
  </Admin>,
);
