import { serveOrders } from '../../../art/serve_orders.ts';
import { paintTile } from './paint_tile.ts';

serveOrders(paintTile);
