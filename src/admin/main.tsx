import { renderOffice } from './render-office.tsx';

const place = document.getElementById('office');
if (!place) throw new Error('The page has no place for the office');
renderOffice(place);
