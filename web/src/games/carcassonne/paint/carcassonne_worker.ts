import { serveOrders } from '../../../art/serve_orders.ts';
import { paintersFor, paintTile } from './paint_tile.ts';

serveOrders(paintTile, paintersFor);
