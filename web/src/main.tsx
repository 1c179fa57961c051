import { render } from 'preact';

render(<h1>Bastide</h1>, document.getElementById('app')!);
